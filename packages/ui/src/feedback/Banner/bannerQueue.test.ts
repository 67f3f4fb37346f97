import { expect, test } from 'vitest';
import {
  BANNER_ERROR_MILLISECONDS,
  BANNER_MILLISECONDS,
  BANNER_SHARED_MILLISECONDS,
} from '@forecourt/validation';
import { BANNER_KINDS, durationOf, kindOf, withBanner, type QueuedBanner } from './bannerQueue.ts';

const banner = (id: number, kind: QueuedBanner['kind'], text = `banner ${id}`): QueuedBanner => ({
  id,
  kind,
  text,
});

test('[UI-01] [UI-02] there are five kinds, and feature is an alias of featured', () => {
  expect(BANNER_KINDS).toEqual(['success', 'trouble', 'error', 'featured', 'info']);
  expect(kindOf('feature')).toBe('featured');
  expect(BANNER_KINDS.map(kindOf)).toEqual([...BANNER_KINDS]);
});

test('[UI-07] an error clears all other banners, including other errors', () => {
  const queue = [banner(1, 'success'), banner(2, 'error')];
  expect(withBanner(queue, banner(3, 'error'))).toEqual([banner(3, 'error')]);
});

test('a success replaces an earlier error instead of waiting behind it', () => {
  expect(withBanner([banner(1, 'error')], banner(2, 'success'))).toEqual([banner(2, 'success')]);
  const queue = withBanner([banner(1, 'trouble'), banner(2, 'error')], banner(3, 'success'));
  expect(queue.map(({ id }) => id)).toEqual([1, 3]);
  expect(withBanner([banner(1, 'error')], banner(2, 'info')).map(({ id }) => id)).toEqual([1, 2]);
});

test('a success is replaced by the next one, unless it has an action', () => {
  const queue = [banner(1, 'info'), banner(2, 'success')];
  expect(withBanner(queue, banner(3, 'success')).map(({ id }) => id)).toEqual([1, 3]);
  const undo = { ...banner(4, 'success'), action: { label: 'Undo', onAction: () => undefined } };
  expect(withBanner([undo], banner(5, 'success')).map(({ id }) => id)).toEqual([4, 5]);
});

test('a banner is replaced by a newer one with the same topic', () => {
  const three = { ...banner(1, 'trouble', 'Correct 3 fields.'), topic: 'fields' };
  const one = { ...banner(3, 'trouble', 'Correct the highlighted field.'), topic: 'fields' };
  expect(withBanner([three, banner(2, 'info')], one)).toEqual([one, banner(2, 'info')]);
  expect(withBanner([banner(2, 'info')], one)).toEqual([banner(2, 'info'), one]);
  const other = { ...banner(4, 'trouble'), topic: 'file' };
  expect(withBanner([one], other)).toEqual([one, other]);
});

test('other banners wait in the queue, and a duplicate is not added', () => {
  const queue = withBanner([banner(1, 'success')], banner(2, 'info'));
  expect(queue.map(({ id }) => id)).toEqual([1, 2]);
  expect(withBanner(queue, banner(3, 'info', 'banner 2'))).toBe(queue);
});

test('[UI-08] [UI-09] a shared banner lasts 5.1 s, an error 1000 s, and a single one 5 s', () => {
  expect(durationOf(banner(1, 'trouble'))).toBe(BANNER_SHARED_MILLISECONDS);
  expect(durationOf(banner(1, 'error'))).toBe(BANNER_ERROR_MILLISECONDS);
  expect(durationOf({ ...banner(1, 'info'), durationMs: BANNER_MILLISECONDS })).toBe(5000);
  expect([BANNER_SHARED_MILLISECONDS, BANNER_ERROR_MILLISECONDS]).toEqual([5100, 1_000_000]);
});
