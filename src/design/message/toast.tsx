// A line that comes and goes. Mount one Toaster for the page; anything below it or beside it may raise a toast.
import { Toast as Base } from '@base-ui/react/toast';
import { words } from '../../words/design/words.ts';
import { type Style, useScopedStyle } from '../base/style-scope.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { linkLook } from '../button/link.ts';
import styles from './toast.module.css';

const manager = Base.createToastManager<{ style: Style | undefined }>();

/** Long enough to read; longer where there is something to do. Hover and focus stop the clock. */
const shownFor = { message: 5_000, action: 10_000 };

export interface ToastMessage {
  message: string;
  action?: { label: string; onPress: () => void } | undefined;
  /** Stays until dismissed, for a state rather than an event. */
  stays?: boolean | undefined;
}

/** For code that comes when it is needed; what is rendered uses `useToast`, which knows the style it stands in. */
export function raiseToast({ message, action, stays = false }: ToastMessage, style?: Style): void {
  const id = manager.add({
    title: message,
    data: { style },
    timeout: stays ? 0 : action ? shownFor.action : shownFor.message,
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          action.onPress();
          manager.close(id);
        },
      },
    }),
  });
}

export function useToast(): (toast: ToastMessage) => void {
  const style = useScopedStyle();
  return (toast) => raiseToast(toast, style);
}

export function Toaster() {
  return (
    <Base.Provider toastManager={manager}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Base UI calls a toast a dialog and hides its button from assistive technology until hovered; we do neither. */
const notModal = { role: 'group', 'aria-modal': undefined };

function Toasts() {
  const { toasts } = Base.useToastManager<{ style: Style | undefined }>();
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      {...notModal}
      className={styles.toast}
      data-style={toast.data?.style}
    >
      <Base.Content className={styles.content}>
        <div className={styles.words}>
          <Base.Title render={<p />} />
          {toast.actionProps && <Base.Action className={linkLook} />}
        </div>
        <Base.Close aria-hidden={false} render={<IconButton icon="close" label={words.dismiss} small />} />
      </Base.Content>
    </Base.Root>
  ));
}
