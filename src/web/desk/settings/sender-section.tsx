import type { WireEnvironment, WireSection } from '../../../contract/settings/settings.ts';
import { formatSender } from '../../../domain/messaging/sender.ts';
import { tidyValues } from '../../../domain/settings/sections.ts';
import { nobodysAddress, senderFaults, senderFields, senderOf } from '../../../domain/settings/sender.ts';
import { words } from '../../../words/desk-sender/words.ts';
import { words as settingWords } from '../../../words/desk-settings/words.ts';
import { shopName } from '../../../words/shop-name.ts';
import { Form, TextField } from '../parts/field.tsx';
import { Panel, Small } from '../parts/panel.tsx';
import { SectionFrame } from './section-frame.tsx';
import styles from './settings.module.css';
import { TestEmail } from './test-email.tsx';
import { useSection } from './use-section.ts';
import { whyOf } from './why-of.ts';

interface SectionProps {
  first: WireSection;
  environment: readonly WireEnvironment[];
  onSaved: () => void;
}

/** Who the shop's emails are from, and a letter to oneself that shows it. */
export function SenderSection({ first, environment, onSaved }: SectionProps) {
  const state = useSection(first, onSaved);
  const { section, form, change, changed } = state;
  const values = tidyValues('sender', form);
  const faults = senderFaults(values).filter(({ at }) => section.setOutside[at] === undefined);
  const { senderName: name = '', senderAddress: address = '' } = values;
  const sender =
    section.setOutside.senderAddress === undefined ? senderOf(values, shopName()) : { name, address };
  return (
    <SectionFrame state={state} environment={environment} isFaulty={faults.length > 0}>
      <Panel name={words.sender} aside={words.senderHint}>
        <Form isTwo onSubmit={state.save}>
          {senderFields.map((field) => {
            const setBy = section.setOutside[field];
            return (
              <TextField
                key={field}
                label={words.fields[field]}
                hint={setBy === undefined ? words.hints[field] : settingWords.setBy(setBy)}
                why={setBy === undefined ? whyOf(field, faults, state) : null}
                value={form[field] ?? ''}
                type={field === 'senderName' ? 'text' : 'email'}
                maxLength={254}
                isReadOnly={setBy !== undefined}
                onChange={(value) => change(field, value)}
              />
            );
          })}
        </Form>
        <div className={styles.notes}>
          <Small>
            {sender.address === nobodysAddress ? words.noSender : words.goesOutAs(formatSender(sender))}
          </Small>
        </div>
      </Panel>
      <TestEmail isUnsaved={changed.length > 0} />
    </SectionFrame>
  );
}
