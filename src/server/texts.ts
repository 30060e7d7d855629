// Who carries the shop's texts: Twilio on the merchant's account, otherwise the shop's own outbox.
import type { Database } from '../database/database.ts';
import { gathered } from '../database/gather.ts';
import { insertTexts } from '../database/queries/message.ts';
import { outboxSms, type Sms, type Text } from '../providers/sms/sms.ts';
import { twilioSms } from '../providers/sms/twilio-sms.ts';
import type { Configuration } from './configuration.ts';

export function openSms(config: Configuration, { jobs }: Database): Sms {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM } = config;
  if (TWILIO_ACCOUNT_SID !== undefined && TWILIO_AUTH_TOKEN !== undefined && SMS_FROM !== undefined)
    return twilioSms({ accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: SMS_FROM });
  return outboxSms(
    gathered<Text>((texts) =>
      insertTexts(
        jobs,
        texts.map(({ id, to, body }) => ({ key: id, recipient: to, body })),
      ),
    ),
  );
}
