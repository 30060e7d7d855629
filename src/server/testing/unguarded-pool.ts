// Loaded before the shop: connections that are checked out have nobody who hears their errors, as pools are by default.
import { ResilientPool } from '../../database/pool.ts';

Object.assign(ResilientPool.prototype, { guard: () => {} });
