// Reads cases as lines of JSON and writes the answers of an exported ES module, one a line.
//
//   node driver.mjs MODULE < cases > answers
import { pathToFileURL } from "node:url";

const module = await import(pathToFileURL(process.argv[2]));

function answer(line) {
  const { call, provider, value, options } = JSON.parse(line);
  for (const [name, argument] of Object.entries(options.arguments ?? {})) {
    if (typeof argument === "object" && "date" in argument) options.arguments[name] = new Date(argument.date);
  }
  try {
    return (call === "text" ? module.text(value, options) : module[call](provider, value, options)) ?? null;
  } catch (error) {
    // A fact is missing.
    if (call === "text" && error.message.startsWith("A date")) return null;
    return { error: String(error.stack) };
  }
}

// Not node:readline, to which U+2028 ends a line.
let rest = "";
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  if (lines.length > 0) process.stdout.write(lines.map((line) => JSON.stringify(answer(line)) + "\n").join(""));
}
