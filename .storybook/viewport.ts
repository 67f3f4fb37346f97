import { page } from 'vitest/browser';

const resize = page.viewport.bind(page);

/** Storybook sets a size before every story; the round trip to the browser's window is slow. */
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await resize(width, height);
};
