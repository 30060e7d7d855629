// The flags as they stand, read through OpenFeature so that a merchant may plug in another provider.
import { randomUUID } from 'node:crypto';
import { OpenFeature, type Provider, ProviderEvents } from '@openfeature/server-sdk';
import { type FlagSet, flagNames, flags, parseFlagSet } from '../../domain/visitor/flags.ts';

/** The flags as they are now, whenever it is called; the same object until one of them changes. */
export async function openFlags(provider: Provider): Promise<() => FlagSet> {
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
  return () => current;
}
