export * from './anomalies.ts';
export {
  ANOMALY_RULES,
  ENTRY_MODES,
  type Anomaly,
  type AnomalyRule,
  type EntryMode,
  type ObservedLine,
  type ObservedPurchase,
  type ObservedVehicle,
} from './anomaly.ts';
export * from './constants.ts';
export * from './economy.ts';
