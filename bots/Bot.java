// A bot in Java that plays any game of joute: a random legal move.
// javac Bot.java && joute check-bot moulin -- java Bot
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Random;

public class Bot {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Random random = new Random();
        String[] legal = {};
        for (String line; (line = in.readLine()) != null;) {
            String[] words = line.split(" ");
            switch (words[0]) {
            case "match":
                for (String word : words) {
                    if (word.startsWith("seed=")) {
                        random.setSeed(Long.parseLong(word.substring(5)));
                    }
                }
                System.out.println("ready Java bot");
                break;
            case "legal":
                legal = words; // legal[0] is the word "legal" itself
                break;
            case "go":
                System.out.println("move " + legal[1 + random.nextInt(legal.length - 1)]);
                break;
            case "bye":
                return;
            }
        }
    }
}
