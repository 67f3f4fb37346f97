import { useText } from '../../messages/text.ts';
import { readDevice } from '../../session/device.ts';
import type { DeviceSession } from '../../session/myAccount.ts';

/** Returns a function that names a device: "Chrome on Windows". */
export function useDeviceName(): (device: DeviceSession) => string {
  const text = useText();
  return ({ userAgent }) => {
    const { browser, system } = readDevice(userAgent);
    if (browser && system) return text('settings.devices.name', { browser, system });
    return browser ?? system ?? text('settings.devices.unknown');
  };
}
