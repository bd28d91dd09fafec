package example.mijn;

import android.os.Bundle;
import android.view.WindowManager;
import android.webkit.CookieManager;
import com.getcapacitor.BridgeActivity;

/** The one screen of the app: the web view with the client's build. */
public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        // The session cookie is the gateway's, which is another site than the app's documents.
        CookieManager.getInstance().setAcceptThirdPartyCookies(getBridge().getWebView(), true);
        // What stands on the screen is somebody's care: no picture of it in the list of open apps.
        getWindow().setFlags(WindowManager.LayoutParams.FLAG_SECURE, WindowManager.LayoutParams.FLAG_SECURE);
    }
}
