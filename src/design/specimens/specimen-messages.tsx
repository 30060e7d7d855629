import { useState } from 'react';
import { Accordion, AccordionItem } from '../accordion/accordion.tsx';
import { Notification } from '../message/notification.tsx';
import { Stars } from '../picture/stars.tsx';
import { Progress } from '../progress/progress.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import styles from './specimen-sheet.module.css';
import { Cell, Row } from './specimen-sheet.tsx';

export function MessageSpecimens() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Row name="Notification" about="What happened, then what to do." room="wide">
        <Cell caption="Error">
          {isShown && (
            <Notification tone="error" title="That did not go through." onDismiss={() => setIsShown(false)}>
              Check the number and try again.
            </Notification>
          )}
        </Cell>
        <Cell caption="Done">
          <Notification tone="done" title="LASTDANCE applied.">
            You saved $24.80.
          </Notification>
        </Cell>
        <Cell caption="Info">
          <Notification>Duties and taxes are calculated at checkout.</Notification>
        </Cell>
      </Row>
      <Row name="Rating, progress" about="One decimal, out of 5. A thin bar never animates.">
        <Cell caption="4.6">
          <Stars value={4.6} />
        </Cell>
        <Cell caption="2.5, large">
          <Stars value={2.5} large />
        </Cell>
        <Cell caption="None yet">
          <Stars value={0} />
        </Cell>
        <Cell caption="Toward free shipping">
          <Progress label="Toward free overnight shipping" value={76} />
        </Cell>
        <Cell caption="Claimed">
          <Progress label="Share of the deal claimed" value={68} thick tone="accent" />
        </Cell>
      </Row>
      <Row
        name="Accordion, tabs"
        about="Plus becomes minus. Every panel can be read without scripts."
        room="wide"
      >
        <Cell caption="Accordion">
          <Accordion>
            <AccordionItem title="Description" defaultOpen>
              <p>Behaves like water, photographs like gossip.</p>
            </AccordionItem>
            <AccordionItem title="Product details">
              <p>Silk charmeuse, cut on the bias. Dry clean.</p>
            </AccordionItem>
          </Accordion>
        </Cell>
        <Cell caption="Tabs">
          <Tabs
            label="How to reach you"
            tabs={[
              { value: 'text', label: 'Text me', content: <p>One message, the day it is back.</p> },
              { value: 'email', label: 'Email me', content: <p>One email, the day it is back.</p> },
            ]}
          />
        </Cell>
      </Row>
      <Row name="Skeleton" about="Same boxes, same heights, after 250 ms.">
        <Cell caption="Picture">
          <Skeleton shape="picture" />
        </Cell>
        <Cell caption="Lines and a control">
          <div className={styles.stack}>
            <Skeleton shape="line" width="third" />
            <Skeleton shape="title" width="most" />
            <Skeleton shape="line" width="half" />
            <Skeleton shape="control" />
          </div>
        </Cell>
      </Row>
    </>
  );
}
