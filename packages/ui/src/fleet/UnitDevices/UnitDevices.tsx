'use client';
import { classes, type HostProps } from '../../host/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './UnitDevices.css.ts';

export interface UnitWithDevice {
  readonly unitId: string;
  readonly unitNumber: string;
  readonly name: string;
  /** `null` if the unit has none. */
  readonly deviceId: string | null;
}

export interface UnitDevicesProps extends HostProps<HTMLUListElement> {
  readonly units: readonly UnitWithDevice[];
  /** Devices not assigned to any unit. */
  readonly freeDevices: readonly string[];
  /** Omit it for people with view-only access. */
  readonly onPick?: ((unitId: string, deviceId: string | null) => void) | undefined;
}

const NONE = 'none';

/**
 * Assigns devices to units. Each unit offers its own device and the unassigned ones, so that no
 * device is chosen twice. [PROX-02, PROX-04, SCREEN-30]
 */
export function UnitDevices(props: UnitDevicesProps) {
  const { units, freeDevices, onPick, className, ref } = props;
  const text = useText();
  return (
    <ul ref={ref} aria-label={text('unitDevices.label')} className={classes(css.list, className)}>
      {units.map(({ unitId, unitNumber, name, deviceId }) => (
        <li key={unitId} className={css.item}>
          <div>
            <span className={css.unit}>{text('unitDevices.unit', { unit: unitNumber })}</span>
            <p className={css.name}>{name}</p>
          </div>
          <Select
            aria-label={text('unitDevices.deviceOf', { unit: unitNumber })}
            value={deviceId ?? NONE}
            isDisabled={onPick === undefined}
            onChange={(picked) => onPick?.(unitId, picked === NONE ? null : picked)}
            options={[
              { value: NONE, label: text('unitDevices.none') },
              ...(deviceId === null ? [] : [{ value: deviceId, label: deviceId }]),
              ...freeDevices.map((device) => ({ value: device, label: device })),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
