import type * as z from 'zod/mini';
import {
  across,
  lineText,
  id,
  list,
  nullable,
  shape,
  type CrossFieldIssue,
} from '../core/shape.ts';
import { DEVICE_ID_CHARACTERS_MAX } from './constants.ts';

interface Mapping {
  unitId: string;
  deviceId: string | null;
}

function duplicateDevices(mappings: readonly (Partial<Mapping> | undefined)[]): CrossFieldIssue[] {
  const usedDevices = new Set<string>();
  return mappings.flatMap((mapping, index): CrossFieldIssue[] => {
    const deviceId = mapping?.deviceId;
    if (typeof deviceId !== 'string') return [];
    if (usedDevices.has(deviceId)) {
      return [{ path: [index, 'deviceId'], key: 'unitDevice.deviceTaken' }];
    }
    usedDevices.add(deviceId);
    return [];
  });
}

/**
 * Maps units to devices; each device can be used only once. Devices are identified as the
 * telematics provider names them; `null` if the unit has none. [PROX-02, PROX-04]
 */
export const unitDeviceMapping = list(
  shape({ unitId: id, deviceId: nullable(lineText(DEVICE_ID_CHARACTERS_MAX)) }),
).check(
  across<Mapping[]>((mappings) =>
    Array.isArray(mappings) ? duplicateDevices(Array.from(mappings)) : [],
  ),
);
export type UnitDeviceMapping = z.infer<typeof unitDeviceMapping>;
