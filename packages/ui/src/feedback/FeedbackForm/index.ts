export {
  FeedbackForm,
  type Feedback,
  type FeedbackFormProps,
  type Rating,
} from './FeedbackForm.tsx';
