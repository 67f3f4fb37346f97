export * from './CardGroupForm.tsx';
export * from './HoldScheduleForm.tsx';
export * from './SetPinForm.tsx';
export * from './ShareCardForm.tsx';
export * from './SuccessionForm.tsx';
export * from './SwitchProfileForm.tsx';
export * from './TransferCardForm.tsx';
export * from './VersionConflict.tsx';
export type { Succession } from './succession.ts';
