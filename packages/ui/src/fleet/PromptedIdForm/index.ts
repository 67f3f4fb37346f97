export * from './PromptedIdForm.tsx';
