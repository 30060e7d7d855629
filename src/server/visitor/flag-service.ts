// What another service says of the flags, heard through OpenFeature, so that whoever has a provider of theirs can put it
// here. It speaks for everyone at once: which visitor sees what is decided here, before a page is looked for.
import { randomUUID } from 'node:crypto';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/server-sdk';
import type { Logger } from 'pino';
import type { FlagSwitches } from '../../domain/visitor/flag-decider.ts';
import { flagNames } from '../../domain/visitor/flags.ts';
import { ofrep } from '../../providers/visitor/ofrep.ts';
import { PolledFlags } from '../../providers/visitor/polled-flags.ts';
import { unleash } from '../../providers/visitor/unleash.ts';
import type { Configuration } from '../configuration/configuration.ts';

const everyMs = 10_000;
const protocols = { ofrep, unleash };

/** The service that the settings name, if they name one. */
export async function createFlagService(
  { FLAG_SERVICE_URL: url, FLAG_SERVICE_KEY: key, FLAG_SERVICE_PROTOCOL: protocol }: Configuration,
  hear: (switches: FlagSwitches) => void,
  log: Logger,
  closing: AsyncDisposableStack,
): Promise<void> {
  if (url === undefined) return;
  const onFailure = (error: unknown) =>
    log.warn({ event: 'flags.failed', err: error }, 'the flag service was not heard');
  const provider = new PolledFlags(protocols[protocol], { url, key, everyMs, onFailure });
  closing.defer(await hearFlagService(provider, hear));
}

/** Resolves when it has been asked once; call the result to hear no more. */
export async function hearFlagService(
  provider: Provider,
  hear: (switches: FlagSwitches) => void,
): Promise<() => Promise<void>> {
  const domain = `vitrine-${randomUUID()}`;
  const client = OpenFeature.getClient(domain);
  const reread = async () => {
    const entries = await Promise.all(
      flagNames.map(async (name) => {
        const { value, errorCode } = await client.getBooleanDetails(name, false);
        return errorCode === undefined ? [[name, value] as const] : [];
      }),
    );
    hear(Object.fromEntries(entries.flat()));
  };
  client.addHandler(ProviderEvents.ConfigurationChanged, () => void reread());
  await OpenFeature.setProviderAndWait(domain, provider);
  await reread();
  return async () => provider.onClose?.();
}
