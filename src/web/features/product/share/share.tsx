// Ways to pass a product on.
import { useState } from 'react';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { announce } from '../../../../design/message/live-region.tsx';
import type { Product } from '../../../../domain/product/product.ts';
import { shareLinks, sharePopup } from '../../../../domain/share/share-links.ts';
import { productPath } from '../../../../domain/text/slug.ts';
import { pagePath } from '../../../../words/page-path.ts';
import { words } from '../../../../words/share/words.ts';
import { LazyOverlay, OverlayPart } from '../../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../../state/overlay/overlay.ts';
import { useHydrated } from '../../../state/page/hydrated.ts';
import { warn } from '../../../state/page/log.ts';
import { track } from '../../../state/tracking/events.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './share.module.css';

const dialog = new OverlayPart(() => import('./share-email-dialog.tsx'));

export function Share({ product }: { product: Product }) {
  const { origin, flags } = useVisitor();
  const { isOpen, wasOpened, open, close } = useOverlay();
  const canShare = useHydrated() && flags.mobile_share_button_pdp && 'share' in navigator;
  const shared = {
    url: `${origin}${pagePath(productPath(product))}`,
    title: words.byBrand(product.name, product.brand),
    imageUrl: `${origin}${product.defaultImagePath}`,
  };
  return (
    <section className={styles.share} aria-label={words.share}>
      <span className={styles.word}>{words.share}</span>
      <CopyLink url={shared.url} productId={product.id} />
      <IconButton icon="mail" label={words.shareByEmail} onClick={open} onPointerEnter={dialog.prefetch} />
      {shareLinks(shared).map(({ network, href }) => (
        <a
          key={network}
          className={`${linkLook} ${styles.network}`}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={words.shareOn(network)}
          onClick={(event) => {
            event.preventDefault();
            openPopup(href);
            track('share', product.id, { way: network });
          }}
        >
          {network}
        </a>
      ))}
      {canShare && (
        <IconButton icon="share" label={words.moreWays} onClick={() => shareByDevice(product.id, shared)} />
      )}
      {wasOpened && (
        <LazyOverlay
          part={dialog}
          props={{ open: isOpen, onClose: close, product, imageUrl: shared.imageUrl }}
        />
      )}
    </section>
  );
}

function CopyLink({ url, productId }: { url: string; productId: number }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch (error) {
      return warn('Sharing did not work out.', error);
    }
    setIsCopied(true);
    announce(words.linkCopied);
    track('share', productId, { way: 'link' });
  };
  return (
    <IconButton
      icon={isCopied ? 'check' : 'link'}
      label={isCopied ? words.linkCopied : words.copyLink}
      onClick={copy}
    />
  );
}

function openPopup(href: string): void {
  const { width, height } = sharePopup;
  window.open(href, 'share', `popup,noreferrer,width=${width},height=${height}`);
}

async function shareByDevice(
  productId: number,
  { url, title }: { url: string; title: string },
): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    return warn('Sharing did not work out.', error);
  }
  track('share', productId, { way: 'device' });
}
