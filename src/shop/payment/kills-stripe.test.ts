import { killTrials } from '../../server/testing/checkout/kill-trials.ts';

killTrials('stripe');
