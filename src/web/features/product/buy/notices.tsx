// What a shopper should know before buying: only the lines that apply.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import { Icon, type IconName } from '../../../../design/picture/icon.tsx';
import {
  exchangePolicyPath,
  returnsPolicyPath,
  shippingPolicyPath,
} from '../../../../domain/content/shop-links.ts';
import type { Product } from '../../../../domain/product/product.ts';
import {
  backOrderDelayMessage,
  ineligibleForPromotions,
  returnsMessage,
} from '../../../../domain/shipping/returns-message.ts';
import { airProhibitedMessage } from '../../../../domain/shipping/shipping-limits.ts';
import { showsProp65 } from '../../../../domain/visitor/country.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './notices.module.css';

interface NoticesProps {
  product: Product;
  /** Whoever it cannot reach is told so where it is bought. */
  isUnreachable: boolean;
}

export function Notices({ product, isUnreachable }: NoticesProps) {
  const { ipCountry } = useVisitor();
  return (
    <div className={styles.notices}>
      {product.isBackOrderDelayed && <Notice icon="truck">{backOrderDelayMessage}</Notice>}
      {product.airProhibited && !isUnreachable && <Notice icon="plane">{airProhibitedMessage}</Notice>}
      {!product.isPromotionEligible && <Notice icon="info">{ineligibleForPromotions.long}</Notice>}
      {showsProp65(product.prop65Chemicals, ipCountry) && (
        <Prop65 chemicals={product.prop65Chemicals.map(({ name }) => name)} />
      )}
      <Policies product={product} />
    </div>
  );
}

function Policies({ product }: { product: Product }) {
  const { flags, country } = useVisitor();
  const { words, policy } = returnsMessage(product, flags);
  return (
    <Notice icon="return">
      {words}{' '}
      <Link
        className={linkLook}
        to={policy === 'exchanges' ? exchangePolicyPath(country) : returnsPolicyPath}
      >
        {policy === 'exchanges' ? 'Exchange policy' : 'Returns policy'}
      </Link>
      {', '}
      <Link className={linkLook} to={shippingPolicyPath(country)}>
        Shipping
      </Link>
    </Notice>
  );
}

const list = new Intl.ListFormat('en-US');

function Prop65({ chemicals }: { chemicals: readonly string[] }) {
  return (
    <Notice icon="warning">
      <b>California Proposition 65 warning.</b> This product can expose you to {list.format(chemicals)}, known
      to the State of California to cause cancer or reproductive harm.{' '}
      <a className={linkLook} href="https://www.p65warnings.ca.gov" rel="noreferrer">
        See Details
      </a>
    </Notice>
  );
}

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} small />
      <p>{children}</p>
    </div>
  );
}
