// The lenders' limits and scripts, by the settings, and what a page that tells of them may load.
import type { PayInFour } from '../../contract/payment/pay-in-four.ts';
import type { LenderFlags } from '../../domain/payment/pay-in-four.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { OutsideSources } from '../http/security-headers.ts';

export function payInFourOf(config: Configuration): PayInFour {
  const { AFTERPAY_SCRIPT_URL, KLARNA_SCRIPT_URL, KLARNA_CLIENT_ID } = config;
  return {
    rules: {
      afterpay: {
        least: config.AFTERPAY_MIN,
        most: config.AFTERPAY_MAX,
        restrictedRegions: config.AFTERPAY_RESTRICTED_REGIONS,
        presaleExpiration: config.AFTERPAY_PRESALE_EXPIRATION ?? null,
      },
      klarna: {
        least: config.KLARNA_MIN,
        most: config.KLARNA_MAX,
        restrictedRegions: config.KLARNA_RESTRICTED_REGIONS,
        presaleExpiration: config.KLARNA_PRESALE_EXPIRATION ?? null,
      },
    },
    scripts: {
      afterpay: AFTERPAY_SCRIPT_URL ? { url: AFTERPAY_SCRIPT_URL, clientId: null } : null,
      klarna: KLARNA_SCRIPT_URL ? { url: KLARNA_SCRIPT_URL, clientId: KLARNA_CLIENT_ID ?? null } : null,
    },
  };
}

/** Exactly the hosts of the lenders whose scripts are set and whose flags are on. */
export function lenderSources({ scripts }: PayInFour, flags: LenderFlags): OutsideSources {
  const on = [
    ...(flags.payments_klarna && scripts.klarna ? [scripts.klarna] : []),
    ...(flags.afterpay_payments && scripts.afterpay ? [scripts.afterpay] : []),
  ];
  const hosts = on.map(({ url }) => new URL(url).origin);
  return hosts.length === 0
    ? {}
    : { script: hosts, frame: hosts, connect: hosts, image: hosts, style: ["'unsafe-inline'"] };
}
