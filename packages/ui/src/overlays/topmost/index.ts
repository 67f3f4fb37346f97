export { keepOpenFromTopmost, TopmostPlace, useTopmostLayer, useTopmostPlace } from './Topmost.tsx';
