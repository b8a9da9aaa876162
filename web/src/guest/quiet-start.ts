// GLFW's port listens on window, document and canvas and takes keys, wheel and touch from the whole page. It attaches only
// while glfwInit and glfwCreateWindow run, synchronously and always through addEventListener; so for that one call
// addEventListener does nothing. Nothing is attached, and nothing has to be found and removed afterwards.

type Listening = { addEventListener: EventTarget['addEventListener'] };

/** Runs `start` while no listener can be attached anywhere in the page; gives its result, or throws what it threw. */
export function withoutListeners<Result>(canvas: HTMLCanvasElement, start: () => Result): Result {
  // A page that wrapped addEventListener of one object has put a property of its own before the prototype's.
  const own = [window, document, canvas].filter((target) => Object.hasOwn(target, 'addEventListener'));
  const restore = [EventTarget.prototype, ...own].map((target: Listening) => {
    const before = target.addEventListener;
    target.addEventListener = () => {};
    return () => {
      target.addEventListener = before;
    };
  });
  try {
    return start();
  } finally {
    for (const put of restore) put();
  }
}
