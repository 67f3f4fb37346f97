export * from './SettingsList.tsx';
