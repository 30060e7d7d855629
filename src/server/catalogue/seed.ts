// The command that fills the shop's database and ends. What is there already is never changed.
import { parseArgs } from 'node:util';
import { type Database, unhurriedLimits } from '../../database/database.ts';
import { growCatalogue } from '../../shop/catalogue/grow-catalogue.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { filledWith, migratedDatabase } from '../database/ready-database.ts';
import { createLog } from '../logging/log.ts';
import { CommandError, giveUp, say, step } from '../terminal.ts';
import { seedDemoShop } from './demo-shop.ts';

const sizes = ['demo', 'large'];

async function main(): Promise<void> {
  const { size, besideOthers } = readOptions();
  const config = readConfiguration(process.env);
  await using closing = new AsyncDisposableStack();
  const log = createLog(config.LOG_LEVEL);
  const database = await migratedDatabase(config, step, log, closing, unhurriedLimits);
  await fillWithDemoShop(database, besideOthers);
  if (size === 'large') await fillWithLargeCatalogue(database);
}

function readOptions(): { size: string; besideOthers: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        size: { type: 'string', default: 'demo' },
        'beside-others': { type: 'boolean', default: false },
      },
    });
    if (!sizes.includes(values.size)) throw new Error(`there is no size ${values.size}`);
    return { size: values.size, besideOthers: values['beside-others'] };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(
      `Choose npm run seed -- [--size ${sizes.join('|')}] [--beside-others] (${reason}).`,
      { cause },
    );
  }
}

async function fillWithDemoShop(database: Database, besideOthers: boolean): Promise<void> {
  const filled = await step(
    (result) => (result.ok ? filledWith(result) : 'database looked at'),
    () => seedDemoShop(database, Date.now(), besideOthers),
  );
  if (filled.ok) return;
  if (filled.code === 'already_filled') {
    say('  The demo shop is here already: nothing was changed.');
    return;
  }
  if (filled.code === 'holds_others')
    throw new CommandError(
      `The database holds ${filled.products === 1 ? 'a product that is' : `${filled.products} products that are`} not the demo shop’s: choose an empty one, or add --beside-others to put the demo shop beside what is there.`,
    );
  const [first = '', second = ''] = filled.problems;
  throw new CommandError(
    `The demo shop does not fit beside what is here, so nothing was changed (${filled.problems.length} clashes). ${first} ${second}`,
  );
}

async function fillWithLargeCatalogue(database: Database): Promise<void> {
  const grown = await growCatalogue(database.shop, Date.now(), step);
  if (!grown) say('  The large catalogue is here already: nothing was changed.');
}

main().then(() => process.exit(0), giveUp);
