import { page } from 'vitest/browser';

const resize = page.viewport.bind(page);

/** Storybook asks for a size before every story; a way to the browser's window and back is long. */
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await resize(width, height);
};
