// Starts the shop in several processes, says where it is, replaces them when told to, and leaves nothing behind.
import { freePort } from '../../database/embedded/postmaster.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createLog } from '../logging/log.ts';
import { sayOpen } from '../say-open.ts';
import { giveUp } from '../terminal.ts';
import { countProcesses, startProcesses } from './primary.ts';

async function run(): Promise<void> {
  const config = readConfiguration(process.env);
  const count = countProcesses(config.PROCESSES);
  const log = createLog(config.LOG_LEVEL);
  const processes = await startProcesses(count, config.PORT === 0 ? await freePort() : config.PORT, log);
  if (!processes) process.exit(1);
  sayOpen(processes.opened, count);
  let leaving = false;
  const leave = async () => {
    if (leaving) process.exit(1);
    leaving = true;
    await processes.stop();
    process.exit(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  process.on('SIGUSR2', () => void processes.replaceAll());
  // The channel to whoever started us closes when they are killed outright.
  if (process.channel) process.once('disconnect', leave);
}

run().catch(giveUp);
