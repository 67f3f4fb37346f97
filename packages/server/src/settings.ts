import * as z from 'zod/mini';

/** A port number. */
export const portSetting = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

/** `1` or `true`, `0` or `false`. */
export const flagSetting = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);

/** An HTTP address. */
export const addressSetting = z.url({ protocol: /^https?$/ });

/** Comma-separated values. */
export const listSetting = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);

/** Comma-separated IP addresses and ranges. */
export const networksSetting = z.pipe(
  listSetting,
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
);
