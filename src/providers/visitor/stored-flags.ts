// An OpenFeature provider whose values a merchant keeps in a store of theirs; ours is a table.
import { InMemoryProvider } from '@openfeature/server-sdk';
import { flagNames, flags } from '../../domain/visitor/flags.ts';

export type ReadOverrides = () => Promise<ReadonlyMap<string, boolean>>;

export class StoredFlags extends InMemoryProvider {
  readonly #readOverrides: ReadOverrides;

  constructor(readOverrides: ReadOverrides) {
    super(configurationOf(new Map()));
    this.#readOverrides = readOverrides;
  }

  async initialize(): Promise<void> {
    await this.refresh();
  }

  /** Reads the store again and tells whoever listens that flags may have changed. */
  async refresh(): Promise<void> {
    await this.putConfiguration(configurationOf(await this.#readOverrides()));
  }
}

function configurationOf(overrides: ReadonlyMap<string, boolean>) {
  return Object.fromEntries(
    flagNames.map((name) => [
      name,
      {
        variants: { on: true, off: false },
        defaultVariant: (overrides.get(name) ?? flags[name].default) ? 'on' : 'off',
        disabled: false,
      },
    ]),
  );
}
