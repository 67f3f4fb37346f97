import { expect, it } from 'vitest';
import { weekDayRuns, WEEK_DAYS, type WeekDay } from './weekDays.ts';

it.each<{ days: readonly WeekDay[]; runs: readonly (readonly WeekDay[])[] }>([
  { days: [], runs: [] },
  { days: ['wed'], runs: [['wed']] },
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], runs: [['mon', 'tue', 'wed', 'thu', 'fri']] },
  { days: ['sun', 'mon', 'wed', 'sat'], runs: [['wed'], ['sat', 'sun', 'mon']] },
  { days: ['sun', 'fri', 'sat'], runs: [['fri', 'sat', 'sun']] },
  { days: ['sun', 'mon', 'wed', 'fri'], runs: [['wed'], ['fri'], ['sun', 'mon']] },
  { days: ['sat', 'fri', 'mon'], runs: [['mon'], ['fri', 'sat']] },
  { days: WEEK_DAYS, runs: [['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']] },
])('[ENT-22] weekDayRuns of $days are $runs', ({ days, runs }) => {
  expect(weekDayRuns(days)).toEqual(runs);
});
