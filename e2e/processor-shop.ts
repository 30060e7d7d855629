// A second shop, beside the one of all other journeys: with keys of a processor, spoken by a local one, or with the
// built-in one, for journeys that change what every page of a shop says; or one that has nothing to sell yet.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from './shopper.ts';

/** Its address, for the journeys of one file; what happens behind a shop happens behind this one meanwhile. */
export function shopWith(processor: 'stripe' | 'braintree' | 'sandbox'): () => string {
  const shop = shopOfItsOwn({ LOCAL_PROCESSOR: processor });
  return () => shop().origin;
}

interface OwnShop {
  readonly origin: string;
  /** Where its first owner begins; `null` where somebody works at its desk. */
  readonly firstOwnerLink: string;
}

export function shopOfItsOwn(settings: Readonly<Record<string, string>>): () => OwnShop {
  let shop: OwnShop = { origin: '', firstOwnerLink: '' };
  let stop = async () => {};
  const before = process.env.SHOP_DATABASE_URL;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    stop = async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    for await (const chunk of child.stdout) {
      const ready = /READY (\S+) (\S+) (\S+)/.exec(String(chunk));
      if (ready) {
        const [, origin = '', , firstOwnerLink = ''] = ready;
        shop = { origin, firstOwnerLink };
        process.env.SHOP_DATABASE_URL = ready[2];
        break;
      }
    }
  });
  test.afterAll(async () => {
    process.env.SHOP_DATABASE_URL = before;
    await stop();
  });
  return () => shop;
}
