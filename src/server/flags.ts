// The flags as they stand, read through OpenFeature so that a merchant may plug in another provider.
import { randomUUID } from 'node:crypto';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/server-sdk';
import { type FlagSet, flagNames, flags, parseFlagSet } from '../domain/flags.ts';

export interface Flags {
  readonly current: () => FlagSet;
  /** Resolves when the flags in use are those the provider holds now. */
  readonly reread: () => Promise<void>;
}

export async function openFlags(provider: Provider): Promise<Flags> {
  const domain = `vitrine-${randomUUID()}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  let current = parseFlagSet({});

  const reread = async () => {
    const values = await Promise.all(
      flagNames.map(async (name) => [name, await client.getBooleanValue(name, flags[name].default)] as const),
    );
    current = parseFlagSet(Object.fromEntries(values));
  };
  client.addHandler(ProviderEvents.ConfigurationChanged, () => void reread());
  await reread();
  return { current: () => current, reread };
}
