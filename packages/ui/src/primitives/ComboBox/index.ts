export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export { MultiComboBox, type MultiComboBoxProps } from './MultiComboBox.tsx';
