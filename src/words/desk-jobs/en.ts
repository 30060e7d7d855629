import { inEnglish } from '../plural.ts';

export const jobs = 'Jobs';
export const jobsHint =
  'Long work that you started. It goes on when you leave the page; files are kept for a week.';
export const noJobs = 'No long work yet.';
export const noJobsWhy = 'Export a whole list, or ship many orders at once, and it is here.';
export const kinds = {
  export_orders: 'Export of orders',
  export_customers: 'Export of customers',
  export_products: 'Export of products',
  ship_orders: 'Shipping',
  retry_messages: 'Messages tried again',
  drop_messages: 'Messages dropped',
  check_import: 'File looked through',
  apply_import: 'Import',
  undo_import: 'Import taken back',
  export_codes: 'Export of codes',
  make_codes: 'Codes made',
};
export const states = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
export const columns = {
  what: 'What',
  state: 'State',
  progress: 'Done',
  by: 'By',
  at: 'Started',
  acts: 'File',
};
export const progress = (done: string, of: string | null) => (of === null ? done : `${done} of ${of}`);
export const goesOn = 'You can leave this page; it goes on.';
export const cancel = 'Cancel the job';
/** Begins with what is seen, so that whoever speaks to their screen finds it. */
export const cancelOf = (kind: string, done: string) => `${cancel}: ${kind}, ${done}`;
export const download = (size: string) => `Download CSV, ${size}`;
export const kilobytes = (count: string) => `${count} kB`;
export const fileUntil = (day: string) => `The file is kept until ${day}.`;
export const refused = (count: number) => `${count} ${inEnglish(count, 'was', 'were')} refused`;
export const failedWhy = 'It was given up, or whoever started it may no longer do this.';
export const exportAll = 'Export all';
