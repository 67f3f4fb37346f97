export { overlaysTasksTexts as en } from '@forecourt/ui/messages';
