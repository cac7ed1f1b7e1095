/** Texts of the age and terms notice (spec §1), which the build writes into the document. */
export const words = {
  en: {
    title: 'Age and terms notice',
    who: '{brand} is for adults who may play under Philippine law. You may not play here if you are:',
    officials: 'a government official or employee in office',
    forces: 'a member of the armed forces or of the police',
    young: 'under 21 years old',
    students: 'a student',
    restricted: 'on the regulator’s list of restricted persons',
    licensees: 'a holder of a gaming license',
    inPrivate: 'Don’t gamble in public places. Play only in private.',
    forfeit: 'Ineligible players forfeit the funds in their account.',
    freeBonus: 'Free bonuses pay out only after at least one valid deposit.',
    confirm: 'By accepting, you confirm that none of these applies to you and that you accept the terms.',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    accept: 'Accept',
    decline: 'I Do Not Accept',
  },
};
