export * from './ProfileForm.tsx';
