export { TopmostPlace, useTopmostPlace } from './Topmost.tsx';
