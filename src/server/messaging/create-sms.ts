// Who carries the shop's texts: Twilio on the merchant's account, otherwise the shop's own outbox.

import { createBatcher } from '../../database/batch.ts';
import type { Database } from '../../database/database.ts';
import { insertSmsMessages } from '../../database/queries/messaging/outbox.ts';
import { outboxSms, type Sms, type SmsMessage } from '../../providers/messaging/sms.ts';
import { twilioSms } from '../../providers/messaging/twilio-sms.ts';
import type { Configuration } from '../configuration/configuration.ts';

export function createSms(config: Configuration, { jobs }: Database): Sms {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM } = config;
  if (TWILIO_ACCOUNT_SID !== undefined && TWILIO_AUTH_TOKEN !== undefined && SMS_FROM !== undefined)
    return twilioSms({ accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, from: SMS_FROM });
  return outboxSms(
    createBatcher<SmsMessage>((texts) =>
      insertSmsMessages(
        jobs,
        texts.map(({ id, to, body }) => ({ key: id, recipient: to, body })),
      ),
    ),
  );
}
