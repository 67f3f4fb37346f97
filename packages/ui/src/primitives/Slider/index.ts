export { RangeSlider, Slider, type RangeSliderProps, type SliderProps } from './Slider.tsx';
