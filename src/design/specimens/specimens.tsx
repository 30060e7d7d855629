// Every primitive in every state that stands still. Hover, focus and press are real: point, tab and click.

import { type Style, StyleScope } from '../base/style-scope.tsx';
import { Button } from '../button/button.tsx';
import { Toaster } from '../message/toast.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import page from '../text/page.module.css';
import text from '../text/text.module.css';
import { ButtonSpecimens } from './specimen-buttons.tsx';
import { CarouselSpecimens } from './specimen-carousels.tsx';
import { ChoiceSpecimens } from './specimen-choices.tsx';
import { FieldSpecimens } from './specimen-fields.tsx';
import { MessageSpecimens } from './specimen-messages.tsx';
import { OverlaySpecimens } from './specimen-overlays.tsx';
import styles from './specimen-sheet.module.css';

export function Specimens() {
  return (
    <main id="main" tabIndex={-1}>
      <header className={`${page.page} ${styles.head}`}>
        <h1 className={text.display}>Primitives</h1>
        <p className={styles.lead}>
          Every primitive in every state, in both styles. Hover, focus and press are real: point, tab and
          click.
        </p>
        <Dialog title="In the page’s own style" trigger={<Button small>Open outside both</Button>}>
          <p>Opened outside both sheets, a dialog follows the page.</p>
        </Dialog>
      </header>
      <Sheet style="1" name="Style one" />
      <Sheet style="2" name="Style two" />
      <Toaster />
    </main>
  );
}

function Sheet({ style, name }: { style: Style; name: string }) {
  return (
    <StyleScope style={style}>
      <section className={`${page.page} ${styles.sheet}`} aria-label={name}>
        <h2 className={text.title}>{name}</h2>
        <ButtonSpecimens />
        <FieldSpecimens />
        <ChoiceSpecimens prefix={`style-${style}`} />
        <MessageSpecimens />
        <OverlaySpecimens />
        <CarouselSpecimens sheet={name.toLowerCase()} />
      </section>
    </StyleScope>
  );
}
