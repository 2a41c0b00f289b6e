/** The same answer for the same question, as long as no other was asked in between; so components can compare it. */
export function remembered<Q, A>(answer: (question: Q) => A): (question: Q) => A {
  let last: { question: Q; answer: A } | undefined;
  return (question) => {
    if (!last || last.question !== question) last = { question, answer: answer(question) };
    return last.answer;
  };
}
