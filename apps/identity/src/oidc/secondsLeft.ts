import type { Context } from '../context.ts';

/** Seconds until the refresh tokens of a sign-in end, however often its session is resumed. */
export function secondsLeft({ clock, config }: Context, signedInAt: Date): number {
  const age = Math.floor((clock.now().getTime() - signedInAt.getTime()) / 1000);
  // the library would take 0 for its default
  return Math.max(1, config.lifetimesSeconds.refreshToken - age);
}
