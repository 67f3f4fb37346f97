import type { LaunchOptions } from 'playwright';

export function ensureChromium(): Promise<string>;
export function launchOptions(): LaunchOptions;
