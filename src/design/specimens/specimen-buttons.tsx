import { useState } from 'react';
import { Button, buttonLook } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { linkLook } from '../button/link.ts';
import { Icon } from '../picture/icon.tsx';
import styles from './specimen-sheet.module.css';
import { Cell, Row } from './specimen-sheet.tsx';

export function ButtonSpecimens() {
  const [pending, setPending] = useState(false);
  return (
    <>
      <Row
        name="Button"
        about="One primary per view. Pending keeps focus and says so; disabled always has a reason."
      >
        <Cell caption="Primary">
          <Button>Add to bag</Button>
        </Cell>
        <Cell caption="Line, the second thing to do">
          <Button variant="line">View bag</Button>
        </Cell>
        <Cell caption="Accent, try again">
          <Button variant="accent">Try again</Button>
        </Cell>
        <Cell caption="Small">
          <Button variant="line" small>
            Helpful
          </Button>
        </Cell>
        <Cell caption="Pending">
          <Button pending>Adding…</Button>
        </Cell>
        <Cell caption="Pending, line">
          <Button variant="line" pending>
            Saving…
          </Button>
        </Cell>
        <Cell caption="Becomes pending when pressed">
          <Button pending={pending} onClick={() => setPending(true)}>
            {pending ? 'Placing…' : 'Place order'}
          </Button>
        </Cell>
        <Cell caption="Disabled, with reason">
          <Button disabledReason="Choose a shipping method first.">Continue</Button>
        </Cell>
        <Cell caption="Done">
          <Button>
            <Icon name="check" />
            Added, size S
          </Button>
        </Cell>
        <Cell caption="Wide">
          <Button wide>Checkout</Button>
        </Cell>
        <Cell caption="A link that looks like one">
          <a {...buttonLook({ variant: 'line' })} href="#main">
            See what is new
          </a>
        </Cell>
      </Row>
      <Row name="Icon button, link" about="44 px on touch, 32 with a pointer. Underline is the affordance.">
        <Cell caption="Bare and framed">
          <span className={styles.cluster}>
            <IconButton icon="zoom" label="Zoom in" />
            <IconButton icon="heart" label="Love" framed />
          </span>
        </Cell>
        <Cell caption="At its end">
          <IconButton icon="arrow-left" label="Back" disabled />
        </Cell>
        <Cell caption="Link, and a button that reads as one">
          <span className={styles.cluster}>
            <a className={linkLook} href="#main">
              See details
            </a>
            <button type="button" className={linkLook}>
              Keep
            </button>
          </span>
        </Cell>
      </Row>
    </>
  );
}
