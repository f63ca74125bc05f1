// A bot in JavaScript that plays any game of joute: a random legal move.
// Nothing to build: joute check-bot moulin -- node bot.js
const readline = require("readline");

let legal = [];
let state = 1;

// A number from 0 to limit - 1, from the seed the referee gave us.
function below(limit) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
    const [command, ...words] = line.split(" ");
    if (command === "match") {
        const seed = words.find((word) => word.startsWith("seed="));
        state = Number(seed.slice(5)) >>> 0;
        console.log("ready JavaScript bot");
    } else if (command === "legal") {
        legal = words;
    } else if (command === "go") {
        console.log("move " + legal[below(legal.length)]);
    } else if (command === "bye") {
        process.exit(0);
    }
});
