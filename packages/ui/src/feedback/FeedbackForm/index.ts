export * from './FeedbackForm.tsx';
