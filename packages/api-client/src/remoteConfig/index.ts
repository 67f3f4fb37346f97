export * from './contactDetails.ts';
export { createRemoteConfig, type RemoteConfig } from './createRemoteConfig.ts';
export type { RemoteConfigPorts, RemoteConfigSettings } from './ports.ts';
export * from './RemoteConfigError.ts';
