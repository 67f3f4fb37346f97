/** The questions that a person can choose from, by the vendor's keys. */
export const QUESTIONS = [
  { questionKey: 'disliked_food', question: 'What is the food you least liked as a child?' },
  {
    questionKey: 'name_of_first_plush_toy',
    question: 'What is the name of your first stuffed animal?',
  },
  { questionKey: 'first_award', question: 'What did you earn your first medal or award for?' },
  { questionKey: 'first_music_purchase', question: 'What was the first music that you bought?' },
  {
    questionKey: 'favorite_vacation_location',
    question: 'Where did you go for your favorite vacation?',
  },
] as const;
