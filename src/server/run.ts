// Starts the shop, says where it is, and leaves nothing behind when told to stop.
import { readConfiguration } from './configuration/configuration.ts';
import { createLog } from './logging/log.ts';
import { hearLeave, isFirst, isWorker, tellOpen } from './processes/worker.ts';
import { sayOpen } from './say-open.ts';
import { startServer } from './server.ts';
import { giveUp, step } from './terminal.ts';

async function run(): Promise<void> {
  const config = readConfiguration(process.env);
  const log = createLog(config.LOG_LEVEL);
  // Nobody waited for it, so nobody is hurt by it but whoever asked: a mistake of ours, and no reason to close the shop.
  process.on('unhandledRejection', (error) =>
    log.error({ event: 'process.unhandled', err: error }, 'a failure nobody waited for'),
  );
  const server = await startServer(config, isFirst ? step : (_, work) => work(), log);
  const { origin, hasKnownAccounts, hasOutbox, firstOwnerLink } = server;
  const opened = { origin, hasKnownAccounts, hasOutbox, firstOwnerLink };
  if (isWorker) tellOpen(opened);
  else sayOpen(opened);
  let leaving = false;
  const leave = async (isReplaced = false) => {
    if (leaving) process.exit(1);
    leaving = true;
    await server.stop(isReplaced);
    process.exit(0);
  };
  // Ctrl-C reaches every process of a terminal; several are told by the one that started them.
  process.on('SIGINT', () => isWorker || leave());
  process.on('SIGTERM', () => leave());
  hearLeave(() => void leave(true));
  // The channel to whoever started us closes when they are killed outright.
  if (process.channel) process.once('disconnect', () => leave());
}

run().catch(giveUp);
