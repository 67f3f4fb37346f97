export { ExportMenu, type ExportFormat, type ExportMenuProps } from './ExportMenu.tsx';
