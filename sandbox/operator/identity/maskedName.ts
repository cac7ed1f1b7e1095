/** A nickname masked so that only its owner recognizes it. */
export const maskedName = (nickname: string) => nickname.replace(/(?<=^.).*/su, '***');
