import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { TextField } from '../field/text-field.tsx';
import { announce } from '../message/live-region.tsx';
import { useToast } from '../message/toast.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Drawer } from '../overlay/drawer.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { Dress } from './specimen-drawn.tsx';
import styles from './specimen-sheet.module.css';
import { Cell, Row } from './specimen-sheet.tsx';

export function OverlaySpecimens() {
  const toast = useToast();
  return (
    <Row name="What floats" about="Only these cast a shadow. Escape closes, focus returns.">
      <Cell caption="Dialog, 650 px">
        <Dialog title="Review not available" trigger={<Button variant="line">Open dialog</Button>}>
          <p>You can review what you have worn. This one has not reached you yet.</p>
        </Dialog>
      </Cell>
      <Cell caption="Dialog with a form, 620 px">
        <Dialog
          title="Send to a friend"
          description="They get one email, from you."
          width={620}
          trigger={<Button variant="line">Open form</Button>}
        >
          <form className={styles.stack}>
            <TextField label="Their email address" name="to" type="email" required />
            <Button wide>Send</Button>
          </form>
        </Dialog>
      </Cell>
      <Cell caption="Dialog longer than the screen, 815 px">
        <Dialog title="Materials" width={815} trigger={<Button variant="line">Open long dialog</Button>}>
          <div className={styles.tall}>Mulberry silk, from a mill that has done little else since 1921.</div>
        </Dialog>
      </Cell>
      <Cell caption="Drawer, 480 px">
        <Drawer
          title="Added to your bag"
          trigger={<Button variant="line">Open drawer</Button>}
          foot={<Button wide>Checkout</Button>}
        >
          <Dress colour="#5d1222" />
        </Drawer>
      </Cell>
      <Cell caption="Drawer, 596 px">
        <Drawer title="Similar items" width={596} trigger={<Button variant="line">Open wide drawer</Button>}>
          <p>Four that hang like it.</p>
        </Drawer>
      </Cell>
      <Cell caption="Tooltips, 150 and 100 px">
        <span className={styles.cluster}>
          <Tooltip text="Ships by December 4, in one parcel with the rest.">
            <IconButton icon="info" label="About pre-sale" />
          </Tooltip>
          <Tooltip text="Shown in your currency." width={100}>
            <IconButton icon="globe" label="About the price" />
          </Tooltip>
        </span>
      </Cell>
      <Cell caption="Toasts">
        <span className={styles.cluster}>
          <Button variant="line" onClick={() => toast({ message: 'Removed from your bag.' })}>
            Show toast
          </Button>
          <Button
            variant="line"
            onClick={() =>
              toast({
                message: 'Loved. We will remember it on this device.',
                action: { label: 'Undo', onPress: () => announce('Love removed.') },
              })
            }
          >
            Show toast with action
          </Button>
        </span>
      </Cell>
    </Row>
  );
}
