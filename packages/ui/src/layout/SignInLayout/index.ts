export * from './SignInLayout.tsx';
